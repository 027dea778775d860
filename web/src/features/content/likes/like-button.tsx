import { Heart } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useLatestIntent } from '../../../platform/state/use-latest-intent.ts'
import { actionStyle } from '../../../ui/buttons/action-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { likeTexts as texts } from './texts.ts'

interface Likes {
  readonly likeCount: number
  readonly likedByMe: boolean
}

interface Likeable<Answer extends Likes> {
  /** The liked object, such as a post and its id. */
  readonly name: readonly [kind: string, id: string]
  /** The server's state. */
  readonly likes: Likes
  readonly send: (liked: boolean) => Promise<Answer>
  /** Applies the answer of the server. */
  readonly onAnswer: (answer: Answer) => void
  /** Fetches the object again, because it may have been deleted. */
  readonly onFailure: () => void
}

/** A press shows at once, over the server's state, and goes back if the server refuses it. */
function useLike<Answer extends Likes>(thing: Likeable<Answer>) {
  const { intent, press } = useLatestIntent({
    key: ['like', ...thing.name],
    send: thing.send,
    onAnswer: thing.onAnswer,
    onFailure: (error) => {
      showToast({ message: tooOftenWords(error) ?? texts.failed, tone: 'error' })
      thing.onFailure()
    },
  })
  const { likeCount, likedByMe } = thing.likes
  const liked = intent ?? likedByMe
  return {
    liked,
    count: Math.max(0, likeCount + Number(liked) - Number(likedByMe)),
    toggle: (): void => press(!liked),
  }
}

/** The like button with the number of likes. */
export function LikeButton<Answer extends Likes>({
  thing,
  disabled = false,
}: {
  thing: Likeable<Answer>
  /** Only the number is of use. It keeps the focus, if it has it. */
  disabled?: boolean
}): ReactNode {
  const { liked, count, toggle } = useLike(thing)
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={texts.like(count)}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (disabled) return
        setPressed(true)
        toggle()
      }}
      className={classNames(
        actionStyle,
        'aria-disabled:cursor-default',
        liked ? 'text-clip' : 'text-ink-2',
      )}
    >
      <Heart
        className={classNames('size-[18px]', liked && 'fill-current', liked && pressed && 'beat')}
        aria-hidden="true"
      />
      <span className="readout">{count}</span>
    </button>
  )
}
