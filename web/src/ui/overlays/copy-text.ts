import { typedOf } from '@patchbay/contract/mentions'
import { showToast } from './toast.ts'

interface CopyTexts {
  readonly copied: string
  readonly notCopied: string
}

export async function copyText(text: string, texts: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(typedOf(text))
    showToast({ message: texts.copied })
  } catch {
    showToast({ message: texts.notCopied, tone: 'error' })
  }
}
