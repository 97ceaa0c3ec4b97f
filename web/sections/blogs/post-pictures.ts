import first from "../../pictures/blog-1.svg";
import second from "../../pictures/blog-2.svg";
import third from "../../pictures/blog-3.svg";
import fourth from "../../pictures/blog-4.svg";
import fifth from "../../pictures/blog-5.svg";
import sixth from "../../pictures/blog-6.svg";
import seventh from "../../pictures/blog-7.svg";

/** The seven pictures in their cycle (scripts/pictures/blog.ts), 400 by 250. */
export const pictures = [first, second, third, fourth, fifth, sixth, seventh] as const;
