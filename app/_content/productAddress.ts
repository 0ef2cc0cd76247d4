/** Where a product's documentation begins: here, or at its public site as long as no page of it is written here. */
export function productAddress(id: string, start: string | undefined): string {
  return start ?? `https://mui.com/${id}/`;
}
