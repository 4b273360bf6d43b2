/** The value after an option of a command, such as `react` for `--renderer`; undefined where the option is not given. */
export const optionOf = (argv, name) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
