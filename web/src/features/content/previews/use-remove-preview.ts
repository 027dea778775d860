import { useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { previewTexts as texts } from './texts.ts'

/** Takes a preview away, and says how it went. */
export function useRemovePreview<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): () => void {
  const [isSending, setIsSending] = useState(false)
  const remove = async (): Promise<void> => {
    setIsSending(true)
    const pressed = document.activeElement
    const around = pressed?.closest<HTMLElement>('article')
    try {
      onAnswer(await inTime(send))
      // The button goes with the card.
      requestAnimationFrame(() => {
        if (!around || pressed?.isConnected) return
        if (!around.hasAttribute('tabindex')) around.tabIndex = -1
        around.focus()
      })
      showToast({ message: texts.removed })
    } catch (error) {
      // The sign-in dialog follows, so no error is shown.
      if (!(error instanceof ApiError && error.code === 'not_authenticated'))
        showToast({ message: texts.notRemoved, tone: 'error' })
    } finally {
      setIsSending(false)
    }
  }
  return () => void (isSending || remove())
}
