import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { hasOverlay, isOutsideOfFields } from '../../../ui/overlays/overlay.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { useSession } from '../../accounts/sessions/public.ts'

const Palette = lazyPart(() => import('./palette.tsx').then((module) => module.Palette))

const fields = 'search input[name=q]'

/** The field of the page or of the side bar, if this width shows one. */
const shownField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(fields)].find(
    (one) => one.getClientRects().length > 0,
  )

/** `/` goes to the search field, Ctrl or Cmd with K opens the palette, and the field searches. */
export function SearchInBackground(): ReactNode {
  const { user } = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const isMember = user?.onboardingCompleted === true
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isMember || event.defaultPrevented || event.isComposing || event.repeat) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      if (!open && hasOverlay()) return
      event.preventDefault()
      setOpen(true)
      return
    }
    if (event.key !== '/' || isCommand || event.altKey) return
    if (!isOutsideOfFields() || hasOverlay()) return
    event.preventDefault()
    const field = shownField()
    if (field === undefined) void navigate({ to: '/search', search: {} })
    else field.focus()
  })
  /** Handles the search field of the shell, which without the script loads a whole page. */
  const submit = useEffectEvent((event: SubmitEvent): void => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/search') return
    event.preventDefault()
    const typed = new FormData(form).get('q')
    const q = typeof typed === 'string' ? typed.trim() : ''
    form.reset()
    void navigate({ to: '/search', search: { q } })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    document.addEventListener('submit', submit)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('submit', submit)
    }
  }, [])
  return (
    <LazyPart open={open} onFailure={() => setOpen(false)}>
      <Palette open={open} onClose={() => setOpen(false)} />
    </LazyPart>
  )
}
