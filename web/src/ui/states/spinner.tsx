import type { ReactNode } from 'react'

/** Four pulsing lamps, and a text. */
export function Spinner({ text }: { text: string }): ReactNode {
  return (
    <output className="flex items-center justify-center gap-3 text-meta text-ink-2">
      <span aria-hidden="true" className="flex gap-[3px]">
        {[0, 1, 2, 3].map((lamp) => (
          <span
            key={lamp}
            className="h-4 w-1 animate-[breathe_1.6s_ease-in-out_infinite] rounded-[1.5px] bg-signal"
            style={{ animationDelay: `${lamp * 0.2}s` }}
          />
        ))}
      </span>
      {text}
    </output>
  )
}
