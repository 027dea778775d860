import { Heart } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { actionStyle } from '../../../ui/action-style.ts'
import { likeTexts as texts } from './texts.ts'
import { useLike, type Likeable, type Likes } from './use-like.ts'

/** The like button with the number of likes. */
export function LikeButton<Answer extends Likes>({
  thing,
}: {
  thing: Likeable<Answer>
}): ReactNode {
  const { liked, count, toggle } = useLike(thing)
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={texts.like(count)}
      onClick={() => {
        setPressed(true)
        toggle()
      }}
      className={classNames(actionStyle, liked ? 'text-clip' : 'text-ink-2')}
    >
      <Heart
        className={classNames('size-[18px]', liked && 'fill-current', liked && pressed && 'beat')}
        aria-hidden="true"
      />
      <span className="readout">{count}</span>
    </button>
  )
}
