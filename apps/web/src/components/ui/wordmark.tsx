import drawing from '../../assets/wordmark.svg?no-inline'

/** The product's logo with its sun, in the ink of the theme and the accent of the programme. */
export function Wordmark({ height = 36 }: { readonly height?: number }) {
  return (
    // The colours of the page reach only a drawing that is used in it, not a picture.
    <svg
      role="img"
      aria-label="ShineQuo"
      viewBox="0 0 166 40"
      width={(height * 166) / 40}
      height={height}
      className="block"
    >
      <use href={`${drawing}#wordmark`} />
    </svg>
  )
}
