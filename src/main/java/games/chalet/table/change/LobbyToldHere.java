package games.chalet.table.change;

import games.chalet.table.message.TableSummary;
import games.chalet.web.OneNode;
import java.util.List;
import org.springframework.stereotype.Component;

/** The list in memory: nobody else tells the lobby, so nothing is repeated. */
@Component
@OneNode
class LobbyToldHere implements LobbyTold {

  private List<TableSummary> last = List.of();

  @Override
  public boolean isNew(List<TableSummary> now) {
    boolean isNew = !now.equals(last);
    last = now;
    return isNew;
  }

  @Override
  public boolean isToRepeat() {
    return false;
  }

  @Override
  public boolean isLast() {
    return true;
  }

  @Override
  public void forget() {
    last = List.of();
  }
}
