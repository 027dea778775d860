import type { troubleTexts } from './texts.ts'

type TroubleKind = keyof typeof troubleTexts

/** Why a device cannot receive pushes. */
export class Trouble extends Error {
  readonly kind: TroubleKind
  constructor(kind: TroubleKind, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}
