import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { shortcutGroups, shortcutsTitle, type Shortcut } from './shortcuts-texts.ts'

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
const appleNames: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥' }

function Keys({ keys }: { keys: readonly string[] }): ReactNode {
  return (
    <span className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-6 min-w-6 place-items-center rounded-inner border border-line bg-raised px-1.5 font-mono text-micro text-ink"
        >
          {isApple() ? (appleNames[key] ?? key) : key}
        </kbd>
      ))}
    </span>
  )
}

function Row({ does, ways }: Shortcut): ReactNode {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1.5">
      <dt className="min-w-0 text-ink-2">{does}</dt>
      <dd className="flex flex-wrap justify-end gap-x-3 gap-y-1">
        {ways.map((keys) => (
          <Keys key={keys.join(' ')} keys={keys} />
        ))}
      </dd>
    </div>
  )
}

/** The keys of the messages page. */
export function ShortcutsSheet({
  open,
  onClose,
}: {
  open: boolean
  onClose: () => void
}): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={shortcutsTitle} onlyText>
      <div className="space-y-5">
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className="label text-ink-3">{title}</h3>
            <dl className="mt-1 divide-y divide-line">
              {shortcuts.map((shortcut) => (
                <Row key={shortcut.does} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
