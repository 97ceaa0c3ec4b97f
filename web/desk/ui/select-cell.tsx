/** A choice of one name out of some, with its label. `any`: the words of no choice. */
export function SelectCell({
  name,
  label,
  any,
  options,
  chosen,
}: {
  name: string;
  label: string;
  any?: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
}) {
  return (
    <div className="cell">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen}>
        {any && <option value="">{any}</option>}
        {options.map(([value, said]) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </select>
    </div>
  );
}
