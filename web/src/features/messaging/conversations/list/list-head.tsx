import { PanelLeftClose, PanelLeftOpen, SquarePen, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { InPhoneCorner } from '../../../../ui/top-bar.tsx'
import { listTexts as texts } from './list-texts.ts'
import type { StartKind } from '../start/start-kind.ts'

interface ListHeadProps {
  expanded: boolean
  onExpand: (expanded: boolean) => void
  onStart: (kind: StartKind) => void
}

export function ListHead({ expanded, onExpand, onStart }: ListHeadProps): ReactNode {
  const Toggle = expanded ? PanelLeftClose : PanelLeftOpen
  return (
    <header
      className={classNames(
        'flex shrink-0 items-center gap-0.5 pr-1.5 pl-4',
        expanded ? 'h-14 md:h-15' : 'h-14 max-md:h-14 md:flex-col md:h-auto md:px-0 md:py-2.5',
      )}
    >
      <h1 className={classNames('mr-auto min-w-0 truncate text-title', !expanded && 'md:sr-only')}>
        {texts.title}
      </h1>
      <span className="hidden md:block">
        <IconButton
          label={expanded ? texts.collapse : texts.expand}
          aria-expanded={expanded}
          onClick={() => onExpand(!expanded)}
        >
          <Toggle className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton label={texts.newGroup} aria-haspopup="dialog" onClick={() => onStart('group')}>
        <UsersRound className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.newMessage}
        aria-haspopup="dialog"
        onClick={() => onStart('message')}
      >
        <SquarePen className="size-5" aria-hidden="true" />
      </IconButton>
      <InPhoneCorner />
    </header>
  )
}
