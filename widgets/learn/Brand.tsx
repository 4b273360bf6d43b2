/** The sign of the product: a lectern with an open book. */
export function Brand() {
  return (
    <svg className="logo" viewBox="0 0 26 26" aria-hidden="true">
      <path d="M3 8.5 13 12l10-3.5M3 8.5V5l10 3.5L23 5v3.5M13 12v10M8 22h10" />
    </svg>
  );
}
