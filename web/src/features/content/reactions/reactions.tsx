import { commonReactions } from '@patchbay/contract/content/reactions'
import { SmilePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { ReactionSheet } from './lazy-sheets.ts'
import { ReactionChips } from './reaction-chips.tsx'
import { reactionTexts as texts } from './texts.ts'
import { useReaction, type Reactable, type ReactionState } from './use-reaction.ts'

/** The six that are offered at once, and the sheet with all of them. */
function AddReaction({
  own,
  onChoose,
}: {
  own: string | null
  onChoose: (emoji: string | null) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Menu
        label={texts.add}
        icon={SmilePlus}
        signs={{
          label: texts.common,
          all: commonReactions,
          chosen: own,
          labelOf: texts.reactWith,
          onSelect: (emoji) => onChoose(emoji === own ? null : emoji),
        }}
        items={[{ label: texts.more, icon: SmilePlus, onSelect: () => setOpen(true) }]}
      />
      <LazyPart open={isOpen} onFailure={close}>
        <ReactionSheet open={isOpen} onClose={close} own={own} onChoose={onChoose} />
      </LazyPart>
    </>
  )
}

interface ReactionsProps<Answer extends ReactionState> {
  thing: Reactable<Answer>
  /** The viewer can only take their reaction back. */
  disabled?: boolean
}

/** What people have reacted with, and a button to react. They wrap with what stands around them. */
export function Reactions<Answer extends ReactionState>({
  thing,
  disabled = false,
}: ReactionsProps<Answer>): ReactNode {
  const { reactions, myReaction, press } = useReaction(thing)
  const chips = reactions.map(({ emoji, count }) => ({
    emoji,
    count,
    isOwn: emoji === myReaction,
    mayPress: !disabled || emoji === myReaction,
    label: texts.chip(emoji, count),
  }))
  return (
    <>
      <ReactionChips chips={chips} onPress={press} />
      {!disabled && <AddReaction own={myReaction} onChoose={press} />}
    </>
  )
}
