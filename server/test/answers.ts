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
