/** A gateway answered instead of the server. */
const isGateway = (status: number): boolean => status >= 502 && status <= 504

interface Ways {
  readonly fromNetwork: () => Promise<Response>
  readonly fromCache: () => Promise<Response | undefined>
  readonly timeout: () => Promise<void>
}

/**
 * The server decides which build is shown; the cached page is only used if the server does not
 * answer.
 */
export async function answerPage({ fromNetwork, fromCache, timeout }: Ways): Promise<Response> {
  const network = fromNetwork()
  const settled = network.then(
    (response) => !isGateway(response.status),
    () => false,
  )
  const inTime = await Promise.race([settled, timeout().then(() => false)])
  return (inTime ? undefined : await fromCache()) ?? network
}
