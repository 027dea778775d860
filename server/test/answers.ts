import type { Route } from '@patchbay/contract/route'
import type { TestClient } from './test-client.ts'

/** The bytes of an answer, without the request's own id. */
export async function bytesOf(
  client: TestClient,
  path: string,
  init?: RequestInit,
): Promise<readonly [status: number, text: string]> {
  const response = await client.fetch(path, init)
  return [response.status, (await response.text()).replace(/"requestId":"[^"]*"/, '')]
}

/** The answers that are neither successful nor a declared error of these routes. */
export function unnamedAnswers(
  answers: readonly { readonly status: number; readonly code: string | undefined }[],
  routes: readonly Route[],
): readonly unknown[] {
  // A person who deletes their account meanwhile is not authenticated any more.
  const named = new Set<string>(['not_authenticated', ...routes.flatMap(({ errors }) => errors)])
  return answers.filter(({ status, code }) =>
    code === undefined ? status >= 300 : !named.has(code),
  )
}
