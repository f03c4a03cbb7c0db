/** The colour of a cluster: red when it holds more than 10 and more than the mean of all (specification, section 9). */
export function clusterColour(count: number, mean: number): 'red' | 'blue' {
  return count > Math.max(10, mean) ? 'red' : 'blue';
}
