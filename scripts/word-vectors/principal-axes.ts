/** The directions in which vectors differ most. */
export interface Axes {
  /** The part of a vector along the axes. */
  along(vector: Float32Array): Float64Array;
}

/** Finds the `count` principal axes of vectors, by orthogonal iteration over their covariance. */
export function principalAxes(vectors: readonly Float32Array[], count: number): Axes {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const vector of vectors)
    for (let at = 0; at < size; at++) mean[at] = at0(mean, at) + at0(vector, at) / vectors.length;
  const covariance = covarianceOf(vectors, mean);
  let axes: Float64Array[] = Array.from({ length: count }, (_, axis) =>
    Float64Array.from({ length: size }, (_, at) => Math.sin((axis + 1) * (at + 1.3))),
  );
  for (let round = 0; round < 15; round++)
    axes = orthogonal(axes.map((axis) => covariance.map((row) => product(row, axis))));
  return {
    along: (vector) => {
      const centered = Float64Array.from(vector, (value, at) => value - at0(mean, at));
      return Float64Array.from(axes, (axis) => product(axis, centered));
    },
  };
}

function covarianceOf(vectors: readonly Float32Array[], mean: Float64Array): Float64Array[] {
  const size = mean.length;
  const rows = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    const centered = Float64Array.from(vector, (value, at) => value - at0(mean, at));
    for (const [at, row] of rows.entries()) {
      const value = at0(centered, at);
      for (let other = 0; other < size; other++)
        row[other] = at0(row, other) + value * at0(centered, other);
    }
  }
  return rows;
}

/** Axes of length 1 at right angles to each other (Gram–Schmidt). */
function orthogonal(axes: readonly (readonly number[] | Float64Array)[]): Float64Array[] {
  const found: Float64Array[] = [];
  for (const axis of axes) {
    const left = Float64Array.from(axis);
    for (const other of found) {
      const share = product(left, other);
      for (let at = 0; at < left.length; at++) left[at] = at0(left, at) - share * at0(other, at);
    }
    const length = Math.sqrt(product(left, left)) || 1;
    found.push(left.map((value) => value / length));
  }
  return found;
}

type Numbers = Float32Array | Float64Array;

const at0 = (numbers: Numbers, at: number) => numbers[at] ?? 0;

/** The sum of the products of two vectors' numbers. */
export function product(one: Numbers, other: Numbers): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += at0(one, at) * at0(other, at);
  return sum;
}
