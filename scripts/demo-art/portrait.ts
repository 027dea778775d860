import type { Face } from './faces.ts'
import { drawHair } from './hair.ts'
import { box, clipped, disc, drawing, group, oval, path, times } from './shapes.ts'
import { tones, type Tone } from './tones.ts'

const side = 512
const head =
  'M178 204C178 142 208 112 256 112C304 112 334 142 334 204L334 238C334 292 298 336 256 336C214 336 178 292 178 238Z'
const dark = '#1b1410'

const backdrops: Record<Face['backdrop'], (tone: Tone) => string> = {
  sun: ({ ink }) => disc(256, 236, 204, { fill: ink }),
  arches: ({ shade, ink, spark }) =>
    [
      [250, shade],
      [192, ink],
      [134, spark],
    ]
      .map(([radius, fill]) =>
        path(
          `M${256 - Number(radius)} 512V250a${radius} ${radius} 0 0 1 ${Number(radius) * 2} 0V512Z`,
          {
            fill: String(fill),
          },
        ),
      )
      .join(''),
  rays: ({ shade, ink }) =>
    times(18, (i) => {
      const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2]
      const at = (turn: number) =>
        `${Math.round(256 + 420 * Math.cos(turn))} ${Math.round(250 + 420 * Math.sin(turn))}`
      return path(`M256 250L${at(a)}L${at(b)}Z`, { fill: shade })
    }).join('') + disc(256, 240, 150, { fill: ink }),
  bars: ({ shade, ink, spark }) =>
    times(11, (i) => {
      const tall = [150, 240, 330, 210, 390, 300, 420, 250, 350, 200, 130][i] ?? 0
      const fill = i % 4 === 2 ? spark : i % 2 === 0 ? ink : shade
      return box([14 + i * 45, 256 - tall / 2, 30, tall, 15], { fill })
    }).join(''),
  grooves: ({ shade, ink }) =>
    times(9, (i) =>
      disc(256, 246, 250 - i * 26, {
        stroke: i % 4 === 0 ? ink : shade,
        width: i % 4 === 0 ? 12 : 9,
      }),
    ).join(''),
  tiles: ({ shade, ink, spark }) =>
    times(16, (i) => {
      const [x, y] = [(i % 4) * 128, Math.floor(i / 4) * 128]
      const turned = (i + Math.floor(i / 4)) % 2 === 0
      const d = turned
        ? `M${x} ${y}h128a128 128 0 0 1 -128 128Z`
        : `M${x + 128} ${y + 128}h-128a128 128 0 0 1 128 -128Z`
      return path(d, { fill: i % 5 === 3 ? spark : i % 3 === 0 ? ink : shade })
    }).join(''),
}

function clothes({ top, topColour: [light, shade], skin }: Face): string {
  const body = path('M52 540C56 440 128 402 206 386L306 386C384 402 456 440 460 540Z', {
    fill: light,
  })
  const fold = path('M318 392C392 410 446 446 450 540H330C352 486 346 430 318 392Z', {
    fill: shade,
  })
  const collars: Record<Face['top'], string> = {
    crew: path('M206 386C220 420 292 420 306 386', { stroke: shade, width: 12 }),
    turtleneck:
      box([208, 346, 96, 62, 20], { fill: light }) +
      path('M214 376h84', { stroke: shade, width: 6 }),
    blazer:
      path('M214 384L256 470L298 384Z', { fill: '#f1eadd' }) +
      path('M206 384L176 404L236 500L256 470Z', { fill: shade }) +
      path('M306 384L336 404L276 500L256 470Z', { fill: shade }),
    shirt:
      path('M214 380L256 424L298 380L256 400Z', { fill: shade }) +
      path('M210 376L194 402L236 430L256 406Z', { fill: light, stroke: shade, width: 5 }) +
      path('M302 376L318 402L276 430L256 406Z', { fill: light, stroke: shade, width: 5 }) +
      path('M256 424V520', { stroke: shade, width: 5 }),
    hood:
      path(
        'M186 392C176 358 212 344 222 350L222 384C236 420 276 420 290 384L290 350C300 344 336 358 326 392C310 440 202 440 186 392Z',
        { fill: shade },
      ) + path('M226 422v52M286 422v52', { stroke: '#fff3d6', width: 6 }),
    vneck: path('M214 378L256 456L298 378Z', { fill: skin[0] }),
  }
  return body + fold + collars[top]
}

function neck({ skin: [light, shade] }: Face): string {
  const bare = path('M220 296H292V384C292 408 220 408 220 384Z', { fill: light })
  return (
    bare + path('M220 318C238 350 274 350 292 318V352C276 372 244 372 220 346Z', { fill: shade })
  )
}

function beard({ beard: kind, hairColour: [light, shade], hair }: Face): string {
  const [fill, deep] = hair === 'fade' ? [shade, shade] : [light, shade]
  if (kind === 'full')
    return (
      path(
        'M178 236C176 316 206 370 256 370C306 370 336 316 334 236C326 268 312 274 296 272C276 262 236 262 216 272C200 274 186 268 178 236Z',
        { fill },
      ) + path('M226 288Q256 272 286 288Q256 300 226 288Z', { fill: deep })
    )
  if (kind === 'short')
    return path(
      'M178 222C176 300 210 344 256 344C302 344 336 300 334 222C328 262 316 276 298 276C276 268 236 268 214 276C196 276 184 262 178 222Z',
      { fill },
    )
  if (kind === 'moustache')
    return path(
      'M216 284C224 266 248 266 256 272C264 266 288 266 296 284C280 288 266 284 256 280C246 284 232 288 216 284Z',
      { fill },
    )
  if (kind === 'stubble')
    return path(
      'M180 240C180 300 214 336 256 336C298 336 332 300 332 240C324 276 306 284 290 278C270 270 242 270 222 278C206 284 188 276 180 240Z',
      { fill, opacity: 0.14 },
    )
  return ''
}

function mouth({ smile = 'soft', lips, skin: [, shade], beard: kind }: Face): string {
  const line = lips ?? (kind === undefined ? shade : dark)
  if (smile === 'open')
    return (
      path('M226 288Q256 296 286 288C282 314 270 322 256 322C242 322 230 314 226 288Z', {
        fill: '#4a1512',
      }) +
      path('M231 290Q256 297 281 290L279 299Q256 304 233 299Z', { fill: '#fff8ec' }) +
      (lips === undefined ? '' : path('M224 287Q256 297 288 287', { stroke: lips, width: 6 }))
    )
  const curve = smile === 'side' ? 'M232 298C246 304 270 302 284 290' : 'M230 294Q256 314 282 294'
  if (lips === undefined) return path(curve, { stroke: line, width: 6 })
  return (
    path('M228 294C240 288 250 288 256 292C262 288 272 288 284 294C274 314 238 314 228 294Z', {
      fill: lips,
    }) + path('M232 295Q256 302 280 295', { stroke: '#00000055', width: 3 })
  )
}

function features(face: Face): string {
  const { skin, hairColour, wears = [], hair } = face
  const brow = hair === 'headwrap' || hair === 'bald' ? '#3a2a22' : hairColour[1]
  const freckles = [
    [206, 256],
    [218, 264],
    [228, 254],
    [284, 254],
    [296, 264],
    [306, 256],
    [212, 272],
    [300, 272],
  ]
  return [
    path('M200 202Q220 190 240 200', { stroke: brow, width: 8 }),
    path('M272 200Q292 190 312 202', { stroke: brow, width: 8 }),
    ...[221, 291].flatMap((x) => [
      oval(x, 228, 15, 10, { fill: '#fff8ec' }),
      disc(x, 228, 8.5, { fill: dark }),
      disc(x + 3, 225, 2.6, { fill: '#ffffff' }),
      path(`M${x - 17} 225Q${x} 210 ${x + 17} 225`, { stroke: dark, width: 4.5 }),
    ]),
    path('M258 226C254 250 246 262 246 268C248 276 264 276 270 272', { stroke: skin[1], width: 6 }),
    oval(206, 268, 18, 11, { fill: '#e0604a', opacity: 0.16 }),
    oval(306, 268, 18, 11, { fill: '#e0604a', opacity: 0.16 }),
    ...(wears.includes('freckles')
      ? freckles.map(([x = 0, y = 0]) => disc(x, y, 2.6, { fill: '#a85c35', opacity: 0.75 }))
      : []),
  ].join('')
}

function worn({ wears = [] }: Face): string {
  const parts = wears.map((one) => {
    if (one === 'glasses')
      return path(
        'M190 212h58v26q0 18 -18 18h-22q-18 0 -18 -18ZM264 212h58v26q0 18 -18 18h-22q-18 0 -18 -18ZM248 220q8 -6 16 0M190 218l-16 -4M322 218l16 -4',
        { stroke: '#1b1410', width: 6, fill: '#ffffff18' },
      )
    if (one === 'round-glasses')
      return (
        disc(220, 230, 31, { stroke: '#ffb224', width: 5.5, fill: '#ffffff22' }) +
        disc(292, 230, 31, { stroke: '#ffb224', width: 5.5, fill: '#ffffff22' }) +
        path('M250 224q6 -6 12 0M189 226l-14 -4M323 226l14 -4', { stroke: '#ffb224', width: 5.5 })
      )
    if (one === 'hoops')
      return (
        disc(174, 278, 19, { stroke: '#ffc252', width: 6 }) +
        disc(338, 278, 19, { stroke: '#ffc252', width: 6 })
      )
    if (one === 'studs')
      return disc(174, 258, 6, { fill: '#ffe3a8' }) + disc(338, 258, 6, { fill: '#ffe3a8' })
    if (one === 'headphones')
      return (
        path('M166 230C150 120 200 76 256 76C312 76 362 120 346 230', {
          stroke: '#26231e',
          width: 20,
        }) +
        path('M180 150C196 108 222 92 256 92', { stroke: '#5c5448', width: 5 }) +
        box([142, 196, 44, 80, 20], { fill: '#26231e' }) +
        box([326, 196, 44, 80, 20], { fill: '#26231e' }) +
        box([152, 212, 12, 48, 6], { fill: '#ffb224' }) +
        box([348, 212, 12, 48, 6], { fill: '#ffb224' })
      )
    return ''
  })
  return parts.join('')
}

/** A poster of one person: flat colours, one light from the left. */
export function drawPortrait(face: Face): string {
  const tone = tones[face.tone]
  const [light, shade] = face.skin
  const hair = drawHair(face.hair, face.hairColour)
  const figure = [
    hair.back,
    neck(face),
    clothes(face),
    oval(176, 234, 15, 22, { fill: shade }),
    oval(336, 234, 15, 22, { fill: shade }),
    path(head, { fill: light }),
    clipped('face', head, [
      path('M300 100C330 180 322 280 270 340H360V100Z', { fill: shade, opacity: 0.45 }),
    ]),
    beard(face),
    features(face),
    mouth(face),
    hair.front,
    worn(face),
  ]
  return drawing(side, side, [
    box([0, 0, side, side], { fill: tone.ground }),
    backdrops[face.backdrop](tone),
    group(figure, 'transform="translate(256 284) scale(1.28) translate(-256 -256)"'),
  ])
}
