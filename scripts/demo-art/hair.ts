import { disc, oval, path, times } from './shapes.ts'

export type Hair =
  | 'wavy-bob'
  | 'fade'
  | 'long-straight'
  | 'curls-short'
  | 'bun-braids'
  | 'straight-bob'
  | 'bald'
  | 'big-curls'
  | 'tousled'
  | 'headwrap'
  | 'beanie'
  | 'long-waves'

interface Drawn {
  /** Behind the shoulders and the head. */
  readonly back: string
  /** The hair over the forehead. */
  readonly front: string
}

type Colours = readonly [light: string, dark: string]

const strand = (d: string, stroke: string, width = 4): string =>
  path(d, { stroke, width, opacity: 0.7 })

/** A ring of curls round a head. */
const curls = (count: number, [rx, ry]: readonly [number, number], radius: number, fill: string) =>
  times(count, (i) => {
    const turn = Math.PI * (0.78 + (1.44 * i) / (count - 1))
    const [x, y] = [256 + rx * Math.cos(turn), 222 + ry * Math.sin(turn)]
    return disc(Math.round(x), Math.round(y), radius + (i % 3) * 3, { fill })
  }).join('')

const styles: Record<Hair, (colours: Colours) => Drawn> = {
  'wavy-bob': ([light, dark]) => ({
    back: path(
      'M256 88C170 86 146 150 150 214C152 262 134 292 150 330C176 362 214 346 224 332L288 332C298 346 338 362 362 330C378 292 360 262 362 214C366 150 342 86 256 88Z',
      { fill: dark },
    ),
    front:
      path(
        'M174 236C166 190 176 158 212 150C250 160 300 156 316 150C336 170 344 204 338 236C352 214 358 160 326 120C300 92 214 84 186 120C154 160 160 214 174 236Z',
        { fill: light },
      ) +
      path('M214 148C230 120 262 108 300 112C330 124 340 150 342 176C322 146 262 162 214 148Z', {
        fill: light,
      }) +
      strand('M306 118C330 132 340 160 344 196', '#b9ae9c', 7) +
      strand('M226 130C246 116 270 112 290 114', dark),
  }),
  fade: ([light, dark]) => ({
    back: '',
    front:
      path(
        'M176 218C170 160 186 104 256 102C326 104 342 160 336 218C330 206 330 190 326 178C316 160 300 156 256 156C212 156 196 160 186 178C182 190 182 206 176 218Z',
        { fill: dark },
      ) +
      path(
        'M188 172C182 120 208 90 256 90C304 90 330 120 324 172C310 154 292 150 256 150C220 150 202 154 188 172Z',
        {
          fill: light,
        },
      ),
  }),
  'long-straight': ([light, dark]) => ({
    back: path(
      'M256 92C166 90 148 160 150 232L140 420C150 446 206 452 216 430L296 430C306 452 362 446 372 420L362 232C364 160 346 90 256 92Z',
      { fill: dark },
    ),
    front:
      path(
        'M258 100C196 96 162 140 164 222C166 300 156 352 156 420C176 430 190 424 196 412C186 340 178 280 184 226C196 200 236 160 258 134Z',
        { fill: light },
      ) +
      path(
        'M254 100C316 96 350 140 348 222C346 300 356 352 356 420C336 430 322 424 316 412C326 340 334 280 328 226C316 200 276 160 254 134Z',
        { fill: light },
      ) +
      strand('M256 108C222 128 186 170 176 232', dark, 3) +
      strand('M256 108C290 128 326 170 336 232', dark, 3),
  }),
  'curls-short': ([light, dark]) => ({
    back: curls(13, [92, 108], 26, dark),
    front: [
      [196, 150],
      [222, 128],
      [254, 122],
      [288, 128],
      [316, 150],
      [214, 158],
      [244, 150],
      [274, 150],
      [302, 158],
    ]
      .map(([x = 0, y = 0], i) =>
        disc(x, y, i % 2 === 0 ? 24 : 21, { fill: i % 2 === 0 ? light : dark }),
      )
      .join(''),
  }),
  'bun-braids': ([light, dark]) => ({
    back:
      disc(256, 76, 46, { fill: dark }) +
      path('M222 66q34 -22 68 0M220 84q36 -20 72 0', { stroke: light, width: 7 }),
    front:
      path(
        'M174 222C168 156 194 108 256 108C318 108 344 156 338 222C332 186 314 158 256 150C198 158 180 186 174 222Z',
        { fill: dark },
      ) +
      times(7, (i) => {
        const x = 190 + i * 22
        return path(
          `M${x} ${172 - Math.round(24 * Math.sin((i / 6) * Math.PI))}Q${(x + 256) / 2} 118 256 104`,
          { stroke: light, width: 5 },
        )
      }).join(''),
  }),
  'straight-bob': ([light, dark]) => ({
    back: path(
      'M256 92C172 90 148 150 150 220L148 336C176 350 206 346 218 340L294 340C306 346 336 350 364 336L362 220C364 150 340 90 256 92Z',
      { fill: dark },
    ),
    front:
      path(
        'M256 98C186 98 158 146 162 220L160 330C174 336 184 334 190 330L182 214C182 206 184 200 186 196L326 196C328 200 330 206 330 214L322 330C328 334 338 336 352 330L350 220C354 146 326 98 256 98Z',
        { fill: light },
      ) +
      strand(
        'M226 112C212 140 206 168 206 192M256 106L256 192M286 112C300 140 306 168 306 192',
        dark,
        3,
      ),
  }),
  bald: ([light]) => ({
    back: '',
    front:
      path('M176 236C170 214 172 196 178 186C186 200 188 220 186 240Z', { fill: light }) +
      path('M336 236C342 214 340 196 334 186C326 200 324 220 326 240Z', { fill: light }) +
      path('M214 138C232 124 262 122 280 126', { stroke: '#ffffff', width: 9, opacity: 0.28 }),
  }),
  'big-curls': ([light, dark]) => ({
    back:
      curls(15, [126, 128], 40, dark) +
      oval(256, 206, 128, 118, { fill: dark }) +
      oval(152, 300, 42, 52, { fill: dark }) +
      oval(360, 300, 42, 52, { fill: dark }),
    front:
      [
        [180, 176, 28],
        [196, 144, 30],
        [228, 122, 30],
        [264, 116, 31],
        [300, 128, 30],
        [326, 154, 28],
        [336, 190, 22],
        [172, 214, 20],
        [246, 140, 22],
        [284, 144, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, { fill: light }))
        .join('') +
      strand('M196 150q12 -18 30 -14M262 124q20 -10 32 6M320 168q10 10 6 26', dark, 5),
  }),
  tousled: ([light, dark]) => ({
    back: path('M170 210C156 130 206 82 262 88C330 84 358 140 342 212Z', { fill: dark }),
    front:
      path(
        'M176 216C168 176 172 150 188 138C182 118 204 96 226 100C240 82 276 84 288 98C314 90 338 112 334 134C348 152 346 184 336 214C332 188 326 172 316 162C296 176 268 160 252 168C232 178 206 160 194 168C184 180 180 196 176 216Z',
        { fill: light },
      ) + strand('M214 128q16 -18 38 -16M266 120q24 -8 44 10M300 146q14 0 24 12', dark, 5),
  }),
  headwrap: ([light, dark]) => ({
    back: path('M188 150C150 120 150 60 200 58C214 22 300 20 312 58C362 56 366 120 324 150Z', {
      fill: dark,
    }),
    front:
      path(
        'M172 214C166 150 190 112 256 108C322 112 346 150 340 214C330 178 300 158 256 156C212 158 182 178 172 214Z',
        { fill: light },
      ) +
      path('M176 196C190 140 240 118 300 116C240 136 208 156 176 196Z', { fill: '#ffb224' }) +
      path('M336 196C330 160 306 136 270 128C306 130 330 140 338 172Z', {
        fill: '#ffb224',
        opacity: 0.9,
      }) +
      path(
        'M206 120C196 86 210 58 236 44C232 76 240 96 256 112C272 92 282 72 276 42C304 56 316 88 306 120C276 108 236 108 206 120Z',
        { fill: light },
      ) +
      strand('M222 110C216 90 222 70 230 58M256 112V78M290 110C296 90 292 70 284 58', dark, 5),
  }),
  beanie: ([light, dark]) => ({
    back:
      path(
        'M168 200C160 280 166 330 158 372C180 392 204 380 212 360L300 360C308 380 332 392 354 372C346 330 352 280 344 200Z',
        { fill: dark },
      ) + path('M166 214L160 366', { stroke: light, width: 6 }),
    front:
      path('M170 186C160 108 206 66 256 66C306 66 352 108 342 186Z', { fill: '#c4452f' }) +
      path('M196 178C190 128 206 92 232 78M256 178V72M316 178C322 128 306 92 280 78', {
        stroke: '#96301f',
        width: 5,
      }) +
      path('M162 170Q256 138 350 170L350 206Q256 174 162 206Z', { fill: '#d65a44' }) +
      times(9, (i) =>
        path(`M${178 + i * 19.5} ${168 - Math.round(16 * Math.sin((i / 8) * Math.PI))}v26`, {
          stroke: '#96301f',
          width: 4,
        }),
      ).join(''),
  }),
  'long-waves': ([light, dark]) => ({
    back: path(
      'M256 90C166 88 146 156 152 226C154 270 128 300 140 350C130 392 152 430 190 426L322 426C360 430 382 392 372 350C384 300 358 270 360 226C366 156 346 88 256 90Z',
      { fill: dark },
    ),
    front:
      path(
        'M222 104C176 116 160 166 166 226C170 272 146 302 154 346C148 384 160 410 184 414C196 372 176 344 186 300C178 268 178 244 182 226C204 206 222 172 226 140C250 176 312 168 330 226C334 244 334 268 326 300C336 344 316 372 328 414C352 410 364 384 358 346C366 302 342 272 346 226C352 156 320 92 262 98C246 98 232 100 222 104Z',
        { fill: light },
      ) + strand('M228 112C250 140 308 140 334 190M214 122C192 146 180 184 178 222', dark, 4),
  }),
}

export const drawHair = (hair: Hair, colours: Colours): Drawn => styles[hair](colours)
