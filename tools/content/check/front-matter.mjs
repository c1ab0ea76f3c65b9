// The front matter of this content is YAML. The pipeline takes TOML too, for other sites; these checks do not read it.

export const checkFrontMatter = ({ isToml }) =>
  isToml
    ? [
        {
          code: 'front-matter-toml',
          message: 'The front matter is TOML, which no check of the content reads.',
          hint: 'Write it as YAML, such as "title: A title", between two lines of three dashes.',
          line: 1,
          column: 1,
        },
      ]
    : [];
