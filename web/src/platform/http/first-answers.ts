import { pageState } from '../storage/page-state.ts'

/** The block in which the server's page brings the answers that it will be asked for at once. */
const find = (): HTMLElement | null => document.getElementById('first-answers')

/** An answer that nobody has taken by then may be wrong. In milliseconds since the page began. */
const lifetime = 30_000

const state = pageState(() => ({ answers: undefined as Record<string, unknown> | undefined }))

/** The answer to a read, if it came with the page. Each is given once: the next is the server's. */
export function takeFirstAnswer(url: string): unknown {
  const answers = (state.answers ??= JSON.parse(find()?.textContent ?? '{}') as Record<
    string,
    unknown
  >)
  const answer = answers[url]
  delete answers[url]
  return performance.now() < lifetime ? answer : undefined
}

/** Somebody else is signed in now, or nobody. */
export function forgetFirstAnswers(): undefined {
  find()?.remove()
  state.answers = undefined
}
