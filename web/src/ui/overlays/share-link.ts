import { serverOrigin } from '../../platform/http/server-address.ts'
import { uiTexts } from '../texts.ts'
import { copyText } from './copy-text.ts'

interface SharedPage {
  readonly title: string
  /** The path of the page inside the product. */
  readonly path: string
}

/** Opens what the system offers for sharing; without it, the link is copied. */
export async function shareLink({ title, path }: SharedPage): Promise<void> {
  const url = serverOrigin() + path
  // Missing in some browsers, though the types know it everywhere.
  if ('share' in navigator)
    try {
      return await navigator.share({ title, url })
    } catch (error) {
      // The person has closed it. After every other failure the link is still of use.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  return copyText(url, { copied: uiTexts.linkCopied, notCopied: uiTexts.linkNotCopied })
}
