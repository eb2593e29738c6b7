"""What addresses of pages and of the interface are made of."""

from starlette.convertors import Convertor, register_url_convertor


class DealNumber(Convertor[int]):
    """The number of a deal: few digits, for Python reads no number of thousands of them."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """As a number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """As it stands in an address."""
        return str(value)


def know_deal_numbers() -> None:
    """Let routes say `{number:deal}`."""
    register_url_convertor("deal", DealNumber())
