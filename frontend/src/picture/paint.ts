/**
 * Paints a drawing of the page as a picture. An SVG as an image knows neither the style sheets nor the letters of the
 * page. So its shapes get the colours that they have here as attributes, and its words are written on the canvas, which
 * knows the letters.
 */

/** The style that a shape takes from style sheets and variables, by the attribute of the same name. */
const STYLES = [
  'clip-path',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'mask',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'visibility',
] as const;
const SVG = 'http://www.w3.org/2000/svg';

/** Returns a copy that looks the same without this page, and without its words. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [shapes, copies] = [drawing, copy].map((root) => [...root.querySelectorAll('*')]) as [Element[], Element[]];
  shapes.forEach((shape, index) => {
    const one = copies[index];
    if (!one) return;
    const style = getComputedStyle(shape);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== '') one.setAttribute(name, value);
    }
    // The style sheet gives them the size of what is around them.
    if (shape.localName === 'svg' && !shape.hasAttribute('width')) {
      one.setAttribute('width', '100%');
      one.setAttribute('height', '100%');
    }
    one.removeAttribute('class');
    one.removeAttribute('style');
  });
  for (const text of copy.querySelectorAll(':scope > text')) text.remove();
  copy.setAttribute('xmlns', SVG);
  return copy;
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(standalone(drawing)))}`;
  await image.decode();
  return image;
}

const ALIGNS: Record<string, CanvasTextAlign> = { middle: 'center', end: 'right' };

function write(on: CanvasRenderingContext2D, text: Element): void {
  const style = getComputedStyle(text);
  const number = (name: string): number => Number(text.getAttribute(name));
  on.font = `${text.getAttribute('font-weight')} ${number('font-size')}px ${text.getAttribute('font-family')}`;
  on.fillStyle = style.fill;
  on.textAlign = ALIGNS[text.getAttribute('text-anchor') ?? ''] ?? 'left';
  on.fillText(text.textContent ?? '', number('x'), number('y'));
}

/** A browser that guards against being recognised by its pictures gives others back than were painted, or none. */
export class Scrambled extends Error {}

const SIDE = 8;
const RED = [255, 0, 0, 255];
/** Some browsers change colours by a shade that nobody sees. */
const SHADE = 12;
/** The longest wait for the picture, in milliseconds. */
const PATIENCE = 10_000;

/** True if what is read from a canvas is the red that was painted. */
export const isRed = (data: ArrayLike<number>): boolean =>
  Array.from(data).every((value, at) => Math.abs(value - (RED[at % RED.length] ?? 0)) <= SHADE);

/** The pixels of a canvas that was painted red; undefined if the browser does not let them be read. */
function readBack(): ArrayLike<number> | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  try {
    const on = canvas.getContext('2d');
    if (!on) return undefined;
    on.fillStyle = 'red';
    on.fillRect(0, 0, SIDE, SIDE);
    return on.getImageData(0, 0, SIDE, SIDE).data;
  } catch {
    return undefined;
  }
}

/** The picture of a canvas; some browsers that protect their users never give it. */
export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => {
    setTimeout(() => failed(new Scrambled('The canvas gave no answer')), PATIENCE);
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The canvas has no picture'))), 'image/png');
  });

/**
 * Paints a drawing that is on the page.
 *
 * @throws Scrambled if this browser would give back another picture
 * @throws Error if this browser cannot
 */
export async function paint(drawing: SVGSVGElement): Promise<Blob> {
  const red = readBack();
  if (!red || !isRed(red)) throw new Scrambled('A canvas does not hold what was painted');
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width.baseVal.value;
  canvas.height = drawing.height.baseVal.value;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('This browser has no canvas');
  on.drawImage(await imageOf(drawing), 0, 0);
  for (const text of drawing.querySelectorAll(':scope > text')) write(on, text);
  return blobOf(canvas);
}
