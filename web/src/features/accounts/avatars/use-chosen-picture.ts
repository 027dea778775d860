import { useRef, useState } from 'react'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { problemWords } from './failure-words.ts'
import { openPicture, type OpenedPicture } from './open-picture.ts'

export const CropDialog = lazyPart(() =>
  import('./crop-dialog.tsx').then((module) => module.CropDialog),
)

interface Chosen {
  readonly key: number
  readonly picture: OpenedPicture
}

/** Opens a file as a picture that can be cropped; the last file wins. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const [opening, setOpening] = useState(false)
  const turn = useRef(0)

  async function open(file: File): Promise<void> {
    const key = (turn.current += 1)
    setProblem(undefined)
    setOpening(true)
    const [picture] = await Promise.all([openPicture(file), CropDialog.prepare()])
    if (key !== turn.current) return
    setOpening(false)
    if (typeof picture === 'string') setProblem(problemWords[picture])
    else setChosen({ key, picture })
  }
  return {
    chosen,
    problem,
    opening,
    take: (file: File): void => {
      // While a picture is being cropped or sent, a pasted one must not replace it.
      if (!chosen) void open(file)
    },
    drop: (): void => {
      chosen?.picture.preview.close()
      setChosen(undefined)
    },
    fail: setProblem,
  }
}
