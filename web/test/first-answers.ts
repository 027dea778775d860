import { forgetFirstAnswers } from '../src/platform/http/first-answers.ts'

/** What the server writes into its page: answers by address. */
export function bringAnswers(answers: Readonly<Record<string, unknown>>): void {
  forgetFirstAnswers()
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'first-answers'
  block.textContent = JSON.stringify(answers)
  document.body.append(block)
}
