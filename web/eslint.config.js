// What the formatter does not see: names that are never used, effects that do not run, markup that Svelte warns of.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'types'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    rules: {
      // TypeScript looks for names that are nowhere.
      'no-undef': 'off',
      // JSON is anything until it has been looked at.
      '@typescript-eslint/no-explicit-any': 'off',
      // Maps and sets are made anew with what they are derived from; none is changed while it is shown.
      'svelte/prefer-svelte-reactivity': 'off',
      // Markup is drawn by this program from numbers and its own icons, never from what somebody wrote.
      'svelte/no-at-html-tags': 'off',
      // A blank in braces is one that the formatter leaves.
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
)
