import ReturnIcon from "@mui/icons-material/AssignmentReturnOutlined";
import { ReturnList } from "./list";

export const returns = { list: ReturnList, icon: ReturnIcon };
