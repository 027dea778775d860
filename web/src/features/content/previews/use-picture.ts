import {
  mostSignedPreviews,
  signPreviews,
  type Previewed,
} from '@patchbay/contract/content/link-previews'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { fileUrl } from '../../../platform/http/server-address.ts'
import { pageState } from '../../../platform/storage/page-state.ts'

interface Asked {
  readonly of: Previewed
  readonly resolve: (url: string) => void
  readonly reject: (error: unknown) => void
}

/** How long requests are collected: cards that are rendered together are signed in one request. */
const gathersFor = 10
const state = pageState(() => ({ gathered: [] as Asked[] }))

const nameOf = ({ type, id }: Previewed): string => `${type} ${id}`

async function ask(all: readonly Asked[]): Promise<void> {
  try {
    const { signed } = await call(signPreviews, { body: { of: all.map(({ of }) => of) } })
    const urls = new Map(signed.map((one) => [nameOf(one), one.url]))
    for (const { of, resolve } of all) resolve(urls.get(nameOf(of)) ?? '')
  } catch (error) {
    all.forEach(({ reject }) => reject(error))
  }
}

function fetchBatch(): void {
  const all = state.gathered
  state.gathered = []
  for (let from = 0; from < all.length; from += mostSignedPreviews)
    void ask(all.slice(from, from + mostSignedPreviews))
}

function signatureOf(of: Previewed): Promise<string> {
  return new Promise((resolve, reject) => {
    if (state.gathered.length === 0) setTimeout(fetchBatch, gathersFor)
    state.gathered.push({ of, resolve, reject })
  })
}

/** An address is valid for an hour; the rest of that time is left for loading. */
const storedFor = 50 * 60_000

/** The signed address of the picture of a preview; undefined while there is none. */
export function usePicture(
  of: Previewed,
  previewId: string,
  hasPicture: boolean,
): string | undefined {
  const { data } = useQuery({
    queryKey: ['previews', 'picture', nameOf(of), previewId],
    queryFn: () => signatureOf(of),
    enabled: hasPicture,
    staleTime: storedFor,
    gcTime: storedFor,
    refetchInterval: storedFor,
  })
  return data ? fileUrl(data) : undefined
}
