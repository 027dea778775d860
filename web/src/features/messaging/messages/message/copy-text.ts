import { showToast } from '../../../../ui/overlays/toast.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ message: texts.copied })
  } catch {
    showToast({ message: texts.notCopied, tone: 'error' })
  }
}
