/** The text of an answer, or undefined if it is longer: a service must not fill our memory. */
export async function readAtMost(response: Response, bytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > bytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
