import { wait } from '../../platform/wait.ts'

const timeoutMilliseconds = 20_000

/** A push service that does not answer, or a worker that never becomes ready, counts as failed. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(timeoutMilliseconds).then(() => {
      throw new Error('The browser does not answer.')
    }),
  ])
