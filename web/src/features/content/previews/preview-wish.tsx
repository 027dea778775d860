import type { ReactNode } from 'react'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { WantedPreviewProps } from './wanted-preview.tsx'

const WantedPreview = lazyPart<WantedPreviewProps>(() =>
  import('./wanted-preview.tsx').then((module) => module.WantedPreview),
)

/** Above or below a box for text: nothing until there is something like an address in it. */
export function PreviewWish(props: WantedPreviewProps): ReactNode {
  if (!/:\/\/|www\./i.test(props.text)) return null
  return (
    // Without it, what is written is sent as ever.
    <LazyPart onFailure={() => {}}>
      <WantedPreview {...props} />
    </LazyPart>
  )
}
