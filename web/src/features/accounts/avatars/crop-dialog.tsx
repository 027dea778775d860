import { useId, useState, type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { CropStage } from './crop-stage.tsx'
import { centred, maxZoom, zoomed, zoomOf, type Crop } from './crop.ts'
import { drawPreview } from './draw-preview.ts'
import type { OpenedPicture } from './open-picture.ts'
import type { PictureWay } from './picture-way.ts'
import { pictureTexts as texts } from './texts.ts'
import { useUploadPicture } from './use-upload-picture.ts'

/** The cropped picture in its final size, with twice the pixels for high-density screens. */
function CropPreview({ picture, crop }: { picture: OpenedPicture; crop: Crop }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture, crop)
  }, [picture, crop])
  return (
    <canvas
      ref={canvas}
      width={88}
      height={88}
      aria-hidden="true"
      className="size-11 shrink-0 rounded-full bg-sunken"
    />
  )
}

interface CropDialogProps {
  picture: OpenedPicture
  title: string
  way: PictureWay
  onClose: () => void
  onSaved: () => void
}

/** Crops a picture and uploads it. After a failure everything stays as it is. */
export function CropDialog(props: CropDialogProps): ReactNode {
  const { picture, title, way, onClose, onSaved } = props
  const zoomId = useId()
  const [crop, setCrop] = useState(() => centred(picture))
  const { send, cancel, progress, failure } = useUploadPicture(picture, way, onSaved)
  const busy = progress !== undefined
  const zoom = zoomOf(picture, crop)
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={busy ? cancel : onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={busy} busyLabel={texts.saving} onClick={() => send(crop)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {failure && <Banner tone="error">{failure}</Banner>}
        <div inert={busy}>
          <CropStage picture={picture} crop={crop} onChange={setCrop} />
          <p className="mt-1.5 text-meta text-ink-3">{texts.cropHint}</p>
        </div>
        <div className="flex items-center gap-4">
          <CropPreview picture={picture} crop={crop} />
          <div className="min-w-0 flex-1">
            <div className="flex justify-between">
              <label htmlFor={zoomId} className="text-meta font-semibold">
                {texts.zoom}
              </label>
              <span aria-hidden="true">
                <Readout>{texts.percent(zoom)}</Readout>
              </span>
            </div>
            <input
              id={zoomId}
              type="range"
              min={1}
              max={maxZoom(picture)}
              step={0.01}
              value={zoom}
              disabled={busy || maxZoom(picture) === 1}
              aria-valuetext={texts.percent(zoom)}
              onChange={(event) => {
                const next = Number(event.target.value)
                setCrop((current) => zoomed(picture, current, next))
              }}
              className="h-8 w-full accent-(--signal) disabled:opacity-50"
            />
          </div>
        </div>
        {busy && (
          <Meter
            kind="progress"
            label={texts.uploading}
            value={Math.round(progress * 100)}
            max={100}
            segments={25}
            valueText={texts.percent(progress)}
          />
        )}
      </div>
    </Sheet>
  )
}
