import { mostSigned, signAttachments } from '@patchbay/contract/attachments'
import { call } from '../../platform/api.ts'
import { pageState } from '../../platform/page-state.ts'
import { keepUrl } from './steady-url.ts'

interface Asked {
  readonly id: string
  readonly resolve: (url: string) => void
  readonly reject: (error: unknown) => void
}

/** So long others may join: what is drawn together is asked for together. */
const gathersFor = 10
const state = pageState(() => ({ gathered: [] as Asked[] }))

async function ask(all: readonly Asked[]): Promise<void> {
  try {
    const { signed } = await call(signAttachments, { body: { ids: all.map(({ id }) => id) } })
    const urls = new Map(signed.map(({ id, signedUrl }) => [id, signedUrl]))
    for (const { id, resolve } of all) {
      // What one may not see is as gone as what is not there.
      const url = urls.get(id) ?? ''
      keepUrl(id, url)
      resolve(url)
    }
  } catch (error) {
    all.forEach(({ reject }) => reject(error))
  }
}

function askGathered(): void {
  const all = state.gathered
  state.gathered = []
  for (let from = 0; from < all.length; from += mostSigned)
    void ask(all.slice(from, from + mostSigned))
}

/** A signed address of a file of a message, empty where the file is gone. */
export function signatureOf(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (state.gathered.length === 0) setTimeout(askGathered, gathersFor)
    state.gathered.push({ id, resolve, reject })
  })
}
