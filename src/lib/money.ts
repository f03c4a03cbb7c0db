/** Cedis as editors write them (50 or 12.5) to whole pesewas, so that sums are exact. */
export function toPesewas(cedis: number): number {
  return Math.round(cedis * 100);
}

/** 'GH₵ 1,250.00' from whole pesewas (specification, section 9). */
export function formatCedis(pesewas: number): string {
  const cedis = Math.floor(pesewas / 100);
  const grouped = String(cedis).replace(/\B(?=(\d{3})+$)/g, ',');
  return `GH₵ ${grouped}.${String(pesewas % 100).padStart(2, '0')}`;
}
