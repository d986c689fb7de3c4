// Which files of `words/` a game speaks with: those that are called by one of these names or begin with it and a hyphen.
export const WORDS_OF: Record<string, string[]> = {
  gloomhaven: ['haven', 'gloomhaven'],
  frosthaven: ['haven', 'frosthaven'],
  descent: ['descent'],
  'sword-and-sorcery': ['sorcery'],
  'massive-darkness-2': ['darkness'],
  sample: ['sample'],
  coin: ['sample'],
}

/** The name of a file without its folder and what kind of file it is. */
export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace('.ftl', '')
