import { defineConfig } from 'vitest/config'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { icons } from './dev/icons.ts'
import { rules } from './dev/rules.ts'
import { worker } from './dev/worker.ts'

const server = process.env.GRUFT_URL ?? 'http://127.0.0.1:7878'

const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export default defineConfig({
  plugins: [svelte(), icons(), rules(), worker()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  // The same policy as `gruft serve` sends, so that tests see what it forbids.
  preview: {
    headers: { 'content-security-policy': POLICY },
    proxy: { '/api': { target: server }, '/health': { target: server }, '/ws': { target: server, ws: true } },
  },
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // A machine that is busy with other things is slow, not wrong.
  test: { include: ['test/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
})
