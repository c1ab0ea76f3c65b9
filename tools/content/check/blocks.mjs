// Blocks of code by their language: no grammar is loaded to tell which one reads a block.
const ALIASES = {
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'js',
  typescript: 'ts',
  mts: 'ts',
  yml: 'yaml',
  gql: 'graphql',
  docker: 'dockerfile',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
};

export const languageOf = ({ language }) => ALIASES[language] ?? language;

/** Whether the block is compiled against the types of the packages. */
export const isCompiled = (block) =>
  ['ts', 'tsx'].includes(languageOf(block)) && !block.invalid && !block.imported;
