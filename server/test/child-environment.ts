/**
 * What a child process of a test gets of our own environment: nothing that configures the product,
 * and the place where Node keeps what it has compiled, so that each child need not do so again. It
 * does not read every listing of the demo with the language model, which takes a quarter of a minute.
 */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  return {
    PATH,
    HOME,
    MATCH_MODEL: 'off',
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
  }
}
