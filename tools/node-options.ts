/**
 * What the server's Node is started with: a small nursery costs no time here and 40 MB less, also with a thousand
 * streams open.
 */
export const nodeOptions = ['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'] as const
