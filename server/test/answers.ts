import type { Route } from '@patchbay/contract/route'
import type { TestClient } from './test-client.ts'

/** The very bytes of an answer, but for the request's own id. */
export async function bytesOf(
  client: TestClient,
  path: string,
  init?: RequestInit,
): Promise<readonly [status: number, text: string]> {
  const response = await client.fetch(path, init)
  return [response.status, (await response.text()).replace(/"requestId":"[^"]*"/, '')]
}

/** Of many answers at once, those that the contract does not name: neither good nor a refusal of these routes. */
export function unnamedAnswers(
  answers: readonly { readonly status: number; readonly code: string | undefined }[],
  routes: readonly Route[],
): readonly unknown[] {
  // Whoever deletes their account meanwhile is a stranger to all that comes later.
  const named = new Set<string>(['not_authenticated', ...routes.flatMap(({ errors }) => errors)])
  return answers.filter(({ status, code }) =>
    code === undefined ? status >= 300 : !named.has(code),
  )
}
