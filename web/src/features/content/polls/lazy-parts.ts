import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { PollFieldsProps } from './poll-fields.tsx'
import type { PollSheetProps } from './poll-sheet.tsx'
import type { VotersProps } from './voters.tsx'

/** Each in a `LazyPart`: no page loads them before they are opened. */
export const PollSheet = lazyPart<PollSheetProps>(() =>
  import('./poll-sheet.tsx').then((module) => module.PollSheet),
)

export const PollFields = lazyPart<PollFieldsProps>(() =>
  import('./poll-fields.tsx').then((module) => module.PollFields),
)

export const Voters = lazyPart<VotersProps>(() =>
  import('./voters.tsx').then((module) => module.Voters),
)
