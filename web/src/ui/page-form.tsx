import { useLayoutEffect, type ReactNode } from 'react'
import { focusPage } from '../platform/page/navigation-focus.tsx'
import { usePageTitle } from '../platform/page/page-title.ts'
import type { FormState } from '../platform/state/use-form.ts'
import { useUnsavedGuard } from '../platform/storage/unsaved-guard.ts'
import { Button } from './buttons/button.tsx'
import { DiscardDialog } from './overlays/discard-dialog.tsx'
import { TopBar } from './top-bar.tsx'

interface PageFormProps {
  title: string
  state: Pick<FormState, 'form' | 'submit' | 'isSending'>
  /** Typed values would be lost, so leaving asks first. */
  isDirty: boolean
  onCancel: () => void
  texts: { readonly cancel: string; readonly save: string; readonly saving: string }
  children: ReactNode
}

/** A page that is one form. Its buttons stay at the foot of the window. */
export function PageForm({ title, state, isDirty, onCancel, texts, children }: PageFormProps) {
  const { form, submit, isSending } = state
  usePageTitle(title)
  const { asking, leave, stay } = useUnsavedGuard(isDirty)
  // In a layout effect, before the person can type: otherwise the first letters would be lost.
  useLayoutEffect(focusPage, [])
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={title}>
      <div className="mx-auto max-w-[760px] pb-4">
        <TopBar title={title} />
        <div className="space-y-4 px-4 md:px-5 xl:px-0">{children}</div>
      </div>
      <footer
        data-sticky-foot
        className="sticky bottom-(--keyboard) z-20 border-t border-line bg-bg pb-safe xl:-mx-8"
      >
        <div className="mx-auto flex max-w-[760px] gap-2 px-4 py-3 md:justify-end md:px-5 xl:px-0">
          <div className="max-md:flex-1">
            <Button variant="ghost" full onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
          <div className="max-md:flex-2 md:w-32">
            <Button type="submit" variant="primary" full busy={isSending} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </div>
      </footer>
      <DiscardDialog open={asking} onDiscard={leave} onKeep={stay} />
    </form>
  )
}
