import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProductName } from '../../platform/instance/instance.ts'
import { classNames } from '../class-names.ts'
import { LogoMark, Wordmark } from '../wordmark.tsx'
import { uiTexts as texts } from '../texts.ts'

/** The wordmark; the narrow rail has room for the icon only. */
export function HomeLink({ onRail = false }: { onRail?: boolean }): ReactNode {
  const name = useProductName()
  return (
    <Link to="/" aria-label={texts.homeLink(name)} className="flex">
      {onRail && (
        <span className="xl:hidden">
          <LogoMark />
        </span>
      )}
      <span className={classNames('flex', onRail && 'max-xl:hidden')}>
        <Wordmark name={name} />
      </span>
    </Link>
  )
}
