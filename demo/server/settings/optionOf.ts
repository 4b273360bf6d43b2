/** The value after an option of the command, such as `react` for `--renderer`; undefined where the option is not given. */
export const optionOf = (argv: readonly string[], name: string): string | undefined =>
  argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined;
