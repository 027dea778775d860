import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { ReactionSheetProps } from './reaction-sheet.tsx'
import type { ReactorsProps } from './reactors.tsx'
import type { WhoReactedProps } from './who-reacted.tsx'

/** Each in a `LazyPart`: no page loads them before they are opened. */
export const ReactionSheet = lazyPart<ReactionSheetProps>(() =>
  import('./reaction-sheet.tsx').then((module) => module.ReactionSheet),
)

export const WhoReacted = lazyPart<WhoReactedProps>(() =>
  import('./who-reacted.tsx').then((module) => module.WhoReacted),
)

export const Reactors = lazyPart<ReactorsProps>(() =>
  import('./reactors.tsx').then((module) => module.Reactors),
)
