import { passwordRules } from '@patchbay/contract/passwords'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { updateTexts as texts } from './texts.ts'

/** This screen does not list the last rule, but enforces it. */
const listed = passwordRules('number').slice(0, 4)

/** The rules with a lamp each, lit once it is met. */
export function PasswordHints({ password }: { password: string }): ReactNode {
  return (
    <ul aria-label={texts.rules} className="mt-2 space-y-1 text-meta">
      {listed.map(({ text, isMet }) => {
        const lit = isMet(password)
        return (
          <li
            key={text}
            className={classNames('flex items-center gap-2', lit ? 'text-ink' : 'text-ink-3')}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'h-3 w-1 shrink-0 rounded-[1.5px] transition-colors duration-150',
                lit ? 'bg-signal' : 'bg-line-strong',
              )}
            />
            <span>
              {lit && <span className="sr-only">{texts.met} </span>}
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
